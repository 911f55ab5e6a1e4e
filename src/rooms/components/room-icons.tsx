import { icon } from '#ui/icons.tsx';

export const ShareIcon = icon('M12 15V4M8 7.5L12 3.5l4 4M8 11H5v9.5h14V11h-3');
export const DownloadIcon = icon('M12 4v11.5M7.5 11.5L12 16l4.5-4.5M5 20h14');
