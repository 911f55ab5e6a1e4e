import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: process.env.SHOP_BUILD_FOLDER ?? 'build',
  ssr: true,
  // A page's way of sending is a few lines: of its own file it would be one more to fetch before the page answers to touch.
  splitRouteModules: false,
} satisfies Config;
