export async function fillWithDemoData(_ownerUrl: string): Promise<boolean> { return false; }
export function describeDemo(_isNew: boolean): string { return ''; }
