/** Elements of SVG that draw or animate, and run, load and link nothing. Those that browsers do not draw are in `skippedElements`. */
export const svgElements = words(`
  a animate animateMotion animateTransform circle clipPath defs desc ellipse filter g image line linearGradient marker mask mpath path pattern
  polygon polyline radialGradient rect set stop style svg switch symbol text textPath title tspan use view
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence`);

/** Elements of editors and of older versions of SVG, which no browser draws: they are left out with what is in them. */
export const skippedElements = words('flowRoot font font-face metadata');

/** Attributes without references, except for `url()` in their values. All others are left out, apart from those that name a target. */
export const svgAttributes = words(`
  id class style lang media type
  viewBox width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy d points pathLength rotate offset transform preserveAspectRatio
  textLength lengthAdjust startOffset method spacing side refX refY orient markerWidth markerHeight markerUnits
  clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform gradientUnits gradientTransform spreadMethod
  filterUnits primitiveUnits in in2 result mode operator k1 k2 k3 k4 values stdDeviation edgeMode kernelMatrix kernelUnitLength order
  divisor bias targetX targetY preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle azimuth
  elevation z pointsAtX pointsAtY pointsAtZ scale xChannelSelector yChannelSelector tableValues slope intercept amplitude exponent radius
  baseFrequency numOctaves seed stitchTiles
  attributeName begin dur end min max restart repeatCount repeatDur calcMode keyTimes keySplines keyPoints path from to by additive accumulate
  requiredExtensions systemLanguage
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters color-rendering cursor
  direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font font-family font-size
  font-size-adjust font-stretch font-style font-variant font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering
  isolation kerning letter-spacing lighting-color marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow
  paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform-origin unicode-bidi
  vector-effect visibility word-spacing writing-mode`);

/** Functions of CSS that load nothing. `url()` has a rule of its own. */
export const styleFunctions = words(`
  abs acos asin atan atan2 blur brightness calc circle clamp color color-contrast color-mix conic-gradient contrast cos cubic-bezier
  device-cmyk drop-shadow ellipse env exp fit-content format grayscale hsl hsla hue-rotate hwb hypot inset invert is lab lang lch
  light-dark linear linear-gradient local log matrix matrix3d max min minmax mod not nth-child nth-last-child nth-last-of-type
  nth-of-type oklab oklch opacity path perspective polygon pow radial-gradient ray rect rem repeat repeating-conic-gradient
  repeating-linear-gradient repeating-radial-gradient rgb rgba rotate rotate3d rotatex rotatey rotatez round saturate scale scale3d scalex
  scaley scalez sepia sign sin skew skewx skewy sqrt steps tan tech translate translate3d translatex translatey translatez var where xywh`);

/** Rules of CSS that load nothing themselves. */
export const styleRules = words('media supports keyframes -webkit-keyframes -moz-keyframes font-face layer container property');

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
