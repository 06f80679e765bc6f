declare module '*.typ' {
  const text: string;
  export default text;
}
