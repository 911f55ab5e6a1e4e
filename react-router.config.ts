import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: process.env.SHOP_BUILD_FOLDER ?? 'build',
  ssr: true,
} satisfies Config;
