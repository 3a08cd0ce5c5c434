export function bundleServer(outdir: string): Promise<unknown>;
