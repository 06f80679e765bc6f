import type { Server } from 'node:http';
import { UsageProblem } from '../../commands/options/usage-problem.ts';

/**
 * Opens a port of 127.0.0.1, which other machines do not reach. Returns the address. Throws a `UsageProblem` if the port
 * is in use or not allowed.
 */
export async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portProblem(error, port) ?? error));
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
}

function portProblem({ code }: NodeJS.ErrnoException, port: number): UsageProblem | undefined {
  const advice = `Choose another one: npm run preview -- --port ${port < 65_535 ? Math.max(port + 1, 1024) : 4000}`;
  if (code === 'EADDRINUSE') return new UsageProblem(`Port ${port} is in use, perhaps by another preview. ${advice}`);
  if (code === 'EACCES') return new UsageProblem(`Port ${port} needs the rights of an administrator. ${advice}`);
  return undefined;
}
