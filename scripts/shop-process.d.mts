export const shopArguments: string[];
export const shopEnvironment: Record<string, string>;
