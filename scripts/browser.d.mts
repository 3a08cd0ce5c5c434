export function findBrowser(): string | undefined;
export function needlessArguments(): string[];
