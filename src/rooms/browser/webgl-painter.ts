import { inverse } from '../projection.ts';
import { type Decoded, type Painter, PainterLost, PainterSlow, type Scene } from './painter.ts';

const scenePictures = ['room', 'mask', 'light', 'satin', 'polished'] as const;
const laidUnit = scenePictures.length;
/** Floors kept ready on the graphics card: as many as can be swapped between. */
const maxReady = 4;
/** A graphics card, even an old phone's, is well below; one that is imitated takes seconds. */
const maxPaintMs = 150;

/** Paints by the graphics card; null where there is none, or none that can. `lost` is called when it goes away. */
export function webglPainter(lost: () => void): Painter | null {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false, preserveDrawingBuffer: true });
  if (!gl || isImitated(gl)) return null;
  const program = linked(gl);
  if (!program) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: not one of React's
  gl.useProgram(program);
  const at = (name: string) => gl.getUniformLocation(program, name);
  canvas.addEventListener('webglcontextlost', lost);
  const sharper = gl.getExtension('EXT_texture_filter_anisotropic');
  const sharpest = sharper ? Math.min(16, gl.getParameter(sharper.MAX_TEXTURE_MAX_ANISOTROPY_EXT)) : 1;
  const largest: number = gl.getParameter(gl.MAX_TEXTURE_SIZE);
  const black = new ImageData(1, 1);
  const shown = new Map<string, { decoded: Decoded; texture: WebGLTexture }>();
  const ready = new Map<ImageBitmap, WebGLTexture>();
  let scene: Scene | null = null;
  let isMeasured = false;

  for (const [unit, name] of [...scenePictures, 'laid'].entries()) gl.uniform1i(at(name), unit);

  function put(decoded: Decoded, unit: number): WebGLTexture {
    const texture = gl?.createTexture();
    if (!gl || !texture) throw new PainterLost();
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
    const isLaid = unit === laidUnit;
    gl.texImage2D(gl.TEXTURE_2D, 0, isLaid ? gl.SRGB8_ALPHA8 : gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, decoded);
    const wrap = isLaid ? gl.REPEAT : gl.CLAMP_TO_EDGE;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, wrap);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, isLaid ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR);
    if (isLaid) {
      gl.generateMipmap(gl.TEXTURE_2D);
      if (sharper) gl.texParameterf(gl.TEXTURE_2D, sharper.TEXTURE_MAX_ANISOTROPY_EXT, sharpest);
    }
    return texture;
  }

  function bindFloor(picture: ImageBitmap) {
    if (!gl) return;
    const texture = ready.get(picture) ?? put(picture, laidUnit);
    ready.delete(picture);
    ready.set(picture, texture);
    for (const [old, its] of ready) {
      if (ready.size <= maxReady) break;
      gl.deleteTexture(its);
      ready.delete(old);
    }
    gl.activeTexture(gl.TEXTURE0 + laidUnit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
  }

  return {
    kind: 'webgl',
    show(next) {
      scene = next;
      if (gl.isContextLost()) return;
      for (const [unit, name] of scenePictures.entries()) {
        const decoded = next[name] ?? black;
        const before = shown.get(name);
        if (before?.decoded === decoded) continue;
        if (before) gl.deleteTexture(before.texture);
        shown.set(name, { decoded, texture: put(decoded, unit) });
      }
      const { geometry } = next;
      canvas.width = geometry.widthPx;
      canvas.height = geometry.heightPx;
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform2f(at('pictureSize'), geometry.widthPx, geometry.heightPx);
      gl.uniformMatrix3fv(at('pictureToFloor'), true, unitSized(inverse(geometry.floorToPicture).flat()));
      gl.uniform3fv(at('eye'), geometry.eyeMm);
      gl.uniform1f(at('shoulder'), geometry.shoulder);
      gl.uniform3f(at('scales'), geometry.lightScale, geometry.satin.scale, geometry.polished.scale);
    },
    async paint({ picture, sizeMm, laying, finish }, onto) {
      if (!scene || gl.isContextLost()) throw new PainterLost();
      if (picture.width > largest || picture.height > largest) throw new PainterLost();
      bindFloor(picture);
      const [cos, sin] = [Math.cos(laying.angle), Math.sin(laying.angle)];
      gl.uniform2fv(at('origin'), laying.originMm);
      // Columns first. The picture's rows run towards the viewer, the floor's y away.
      gl.uniformMatrix2fv(at('floorToLaid'), false, [cos / sizeMm[0], sin / sizeMm[1], sin / sizeMm[0], -cos / sizeMm[1]]);
      gl.uniform1f(at('mirrors'), finish.mirrors);
      gl.uniform1f(at('polish'), finish.polish);
      if (!isMeasured && paintMs(gl, canvas) > maxPaintMs) throw new PainterSlow();
      isMeasured = true;
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      if (gl.isContextLost()) throw new PainterLost();
      onto.width = canvas.width;
      onto.height = canvas.height;
      onto.getContext('2d')?.drawImage(canvas, 0, 0);
    },
    dispose() {
      canvas.removeEventListener('webglcontextlost', lost);
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

/** A graphics card that is only imitated by the processor is slower than painting without one. */
function isImitated(gl: WebGL2RenderingContext): boolean {
  const says = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(says ? says.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}

/**
 * How long painting the whole would take, ms, by a strip of the floor: WebKit calls every card "Apple GPU", also one that is imitated.
 * The quicker of two, as the first makes the program ready.
 */
function paintMs(gl: WebGL2RenderingContext, { width, height }: HTMLCanvasElement): number {
  const strips = 16;
  gl.enable(gl.SCISSOR_TEST);
  gl.scissor(0, Math.floor(height / 4), width, Math.ceil(height / strips));
  const took = [1, 2].map(() => {
    const begun = performance.now();
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4)); // Waits until it is drawn.
    return performance.now() - begun;
  });
  gl.disable(gl.SCISSOR_TEST);
  return Math.min(...took) * strips;
}

/** The same projection with numbers that 32 bits hold well. */
function unitSized(matrix: readonly number[]): number[] {
  const largest = Math.max(...matrix.map(Math.abs));
  return matrix.map((n) => n / largest);
}

function linked(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!program || !shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}

/** A triangle that covers the picture; `at` is 0 … 1 from its top left corner. */
const vertexShader = `#version 300 es
out vec2 at;
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  at = vec2(corner.x + 1.0, 1.0 - corner.y) / 2.0;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** The formula of tools/rooms/README.md for one pixel; lay-floor.ts is the same without a graphics card. */
const fragmentShader = `#version 300 es
precision highp float;
precision highp sampler2D;
in vec2 at;
out vec4 shown;

uniform sampler2D room, mask, light, satin, polished;
/** Stored as sRGB, so that reading it, and its smaller copies, is in linear light. */
uniform sampler2D laid;
uniform vec2 pictureSize;
uniform mat3 pictureToFloor;
/** Where the laid picture's lower left corner lies, and floor mm from there to the picture: 0 … 1 is one repeat. */
uniform vec2 origin;
uniform mat2 floorToLaid;
uniform vec3 eye;
uniform float shoulder;
/** Of light, satin and polished: linear light = scale × byte². */
uniform vec3 scales;
uniform float mirrors;
uniform float polish;

vec3 linearLight(sampler2D picture, float scale) {
  vec3 root = texture(picture, at).rgb;
  return scale * root * root;
}

vec3 tone(vec3 x) {
  vec3 over = max(x - shoulder, 0.0) / (1.0 - shoulder);
  return min(x, shoulder) + (1.0 - shoulder) * over / (1.0 + over);
}

vec3 encode(vec3 x) {
  return mix(1.055 * pow(max(x, vec3(1e-6)), vec3(1.0 / 2.4)) - 0.055, x * 12.92, vec3(lessThanEqual(x, vec3(0.0031308))));
}

void main() {
  float share = texture(mask, at).r;
  vec3 around = texture(room, at).rgb;
  vec3 homogeneous = pictureToFloor * vec3(at * pictureSize, 1.0);
  vec2 floorPoint = homogeneous.xy / homogeneous.z;
  vec2 laidAt = floorToLaid * (floorPoint - origin);
  // Towards the horizon both grow beyond all bounds, and a card that is imitated goes through every texel of a step, for minutes, also where
  // the floor is not seen afterwards. No pixel of a floor in sight steps over an eighth of a repeat.
  vec2 across = clamp(dFdx(laidAt), -0.125, 0.125);
  vec2 down = clamp(dFdy(laidAt), -0.125, 0.125);
  bool isFloor = share > 0.0;
  vec3 albedo = textureGrad(laid, isFloor ? laidAt : vec2(0.0), across, down).rgb;
  if (!isFloor) {
    shown = vec4(around, 1.0);
    return;
  }
  float facing = eye.z / length(vec3(floorPoint - eye.xy, eye.z));
  float k = mirrors * (0.04 + 0.96 * pow(1.0 - facing, 5.0));
  vec3 reflection = mix(linearLight(satin, scales.y), linearLight(polished, scales.z), polish);
  vec3 lit = albedo * linearLight(light, scales.x) * (1.0 - k) + reflection * k;
  shown = vec4(mix(around, encode(tone(lit)), share), 1.0);
}`;
