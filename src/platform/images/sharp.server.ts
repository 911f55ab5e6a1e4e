import sharp from 'sharp';

// Each picture is made once: libvips would keep 50 MB of steps that nobody takes again. One thread for each, whatever the allocator.
// Asked for in every thread that draws: reading sharp sets them anew.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
