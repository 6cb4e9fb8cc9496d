<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Svg;

/** Elements and attributes of an image: everything that draws, and nothing that executes or fetches. */
final class SvgNames {
	public const SVG = 'http://www.w3.org/2000/svg';
	public const XLINK = 'http://www.w3.org/1999/xlink';
	public const XML = 'http://www.w3.org/XML/1998/namespace';
	private const XHTML = 'http://www.w3.org/1999/xhtml';
	private const MATHML = 'http://www.w3.org/1998/Math/MathML';

	private const ELEMENTS =
		'svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath image '
		. 'linearGradient radialGradient stop pattern clipPath mask marker filter animate animateTransform animateMotion mpath set '
		. 'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight '
		. 'feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset '
		. 'fePointLight feSpecularLighting feSpotLight feTile feTurbulence';

	private const ATTRIBUTES =
		'id class style lang role version viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points '
		. 'pathLength transform gradientTransform gradientUnits patternContentUnits patternTransform patternUnits spreadMethod offset '
		. 'clipPathUnits maskContentUnits maskUnits markerHeight markerUnits markerWidth orient refX refY dx dy rotate textLength '
		. 'lengthAdjust startOffset method spacing side filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 '
		. 'order kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant '
		. 'specularConstant specularExponent limitingConeAngle pointsAtX pointsAtY pointsAtZ azimuth elevation z scale xChannelSelector '
		. 'yChannelSelector stdDeviation radius baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude '
		. 'exponent systemLanguage requiredFeatures requiredExtensions media baseProfile contentStyleType focusable zoomAndPan '
		. 'enable-background attributeName attributeType begin dur end min max restart repeatCount repeatDur fill calcMode keyTimes '
		. 'keySplines keyPoints from to by additive accumulate path origin alignment-baseline baseline-shift clip clip-path clip-rule '
		. 'color color-interpolation color-interpolation-filters color-rendering cursor direction display dominant-baseline '
		. 'fill-opacity fill-rule filter flood-color flood-opacity font font-family font-feature-settings font-kerning font-size '
		. 'font-size-adjust font-stretch font-style font-variant font-weight glyph-orientation-horizontal glyph-orientation-vertical '
		. 'image-rendering isolation kerning letter-spacing lighting-color line-height marker marker-end marker-mid marker-start mask '
		. 'mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke '
		. 'stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align '
		. 'text-anchor text-decoration text-orientation text-overflow text-rendering transform-box transform-origin unicode-bidi '
		. 'vector-effect visibility white-space word-spacing writing-mode';

	/** Attributes with names, identifiers and text, which no program interprets as styles or addresses. */
	private const WORDS = [
		'id', 'class', 'lang', 'role', 'd', 'points', 'path', 'systemLanguage', 'requiredFeatures', 'requiredExtensions',
	];
	/** Attributes that animations may not change. */
	private const FIXED = ['id', 'class', 'style', 'lang', 'role', 'attributeName', 'attributeType'];
	private const ANIMATIONS = ['animate', 'animateTransform', 'animateMotion', 'set'];

	/** @var array<string, true> */
	private static array $elements = [];
	/** @var array<string, true> */
	private static array $attributes = [];

	public static function isElement(string $name): bool {
		self::$elements = self::$elements === [] ? array_fill_keys(explode(' ', self::ELEMENTS), true) : self::$elements;
		return isset(self::$elements[$name]);
	}

	/** For attributes without a namespace. References are not included. */
	public static function isAttribute(string $name): bool {
		self::$attributes = self::$attributes === [] ? array_fill_keys(explode(' ', self::ATTRIBUTES), true) : self::$attributes;
		return isset(self::$attributes[$name]) || preg_match('/^(aria|data)-[a-z0-9-]+$/D', $name) === 1;
	}

	public static function isWords(string $attribute): bool {
		return in_array($attribute, self::WORDS, true) || preg_match('/^(aria|data)-/', $attribute) === 1;
	}

	public static function isAnimation(string $element): bool {
		return in_array($element, self::ANIMATIONS, true);
	}

	/** Whether an animation may set this attribute; empty for a motion. */
	public static function isAnimatable(string $attribute): bool {
		return $attribute === '' || (self::isAttribute($attribute) && !in_array($attribute, self::FIXED, true));
	}

	/** Whether an element references an image itself; others reference elements of the same file. */
	public static function takesPicture(string $element): bool {
		return $element === 'image' || $element === 'feImage';
	}

	/** Data that editors leave in a file and whose removal is not visible. */
	public static function isEditorsOwn(?string $namespace): bool {
		return $namespace !== null && !in_array($namespace, ['', self::SVG, self::XLINK, self::XML, self::XHTML, self::MATHML], true);
	}
}
