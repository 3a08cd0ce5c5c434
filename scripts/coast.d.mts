export function writeCoast(folder: string): void;
