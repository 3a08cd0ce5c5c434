export const runFolders: string[];
export function folderOfRuns(otherwise?: string): string;
