/** Where this process reaches the shop on its own machine, without a trailing slash: for what of it stands in for a service of others. */
export function ownAddress({ host, port }: { host: string; port: number }): string {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${reached}:${port}`;
}
