/** The engine that Netlify runs, compiled to WebAssembly. */
declare module 'netlify-redirector' {
  export interface Request {
    scheme: string;
    host: string;
    path: string;
    query: string;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  }
  export interface Matcher {
    match: (request: Request) => { to: string; status: number; force?: boolean } | null;
  }
  const redirector: {
    parsePlain: (rules: string, options: object) => Promise<Matcher>;
    parseJSON: (rules: string, options: object) => Promise<Matcher>;
  };
  export default redirector;
}
