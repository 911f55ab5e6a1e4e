/** A triangle that covers the picture; `at` is 0 … 1 from its top left corner. */
export const vertexShader = `#version 300 es
out vec2 at;
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  at = vec2(corner.x + 1.0, 1.0 - corner.y) / 2.0;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** The formula of tools/rooms/README.md for one pixel; lay-floor.ts is the same without a graphics card. */
export const fragmentShader = `#version 300 es
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
