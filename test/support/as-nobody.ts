/** Works as a user without rights: permissions do not bind the superuser, as whom tests may be run. */
export async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  const user = process.geteuid?.();
  if (user !== 0) return work();
  process.seteuid?.(65534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
