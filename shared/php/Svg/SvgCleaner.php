<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Svg;

/**
 * Rebuilds an SVG from parts known only to draw: no scripts, no foreign content, no fetching, no entities.
 *
 * Nothing is copied unchecked: elements and attributes unknown to this class are not in the result.
 */
final class SvgCleaner {
	public const MAX_BYTES = 1_048_576;
	/** The parser compares every attribute of an element with every other one. */
	private const MAX_ATTRIBUTES = 500;
	/** What is between the `<` and the end of a tag. */
	private const ATTRIBUTES = '~^[^\s/>]+(?:\s*+[^\s=/>]++\s*+=\s*+(?:"[^"]*+"|\'[^\']*+\'))*+~';
	/** Address of an image embedded in the image. */
	private const EMBEDDED = '~^\s*data:image/(?:png|jpe?g|gif|webp)\s*;\s*base64\s*,([A-Za-z0-9+/=\s]+)$~Di';

	/** How the files of these types begin. */
	private const PICTURE = '~^(?:\x89PNG\r\n\x1A\n|\xFF\xD8\xFF|GIF8[79]a|RIFF.{4}WEBP)~s';

	private bool $isWhole = true;

	/**
	 * @param string $svg at most MAX_BYTES
	 * @throws BrokenSvg
	 */
	public function clean(string $svg): CleanSvg {
		$document = self::parsed($svg);
		$root = $document->documentElement;
		$this->isWhole = array_filter(
			iterator_to_array($document->childNodes),
			static fn (\DOMNode $node): bool => $node instanceof \DOMProcessingInstruction,
		) === [];
		if ($root === null || $root->localName !== 'svg' || $root->namespaceURI !== SvgNames::SVG) {
			throw new BrokenSvg('The file is not an SVG.');
		}
		$clean = new \DOMDocument('1.0', 'UTF-8');
		$picture = $clean->createElementNS(SvgNames::SVG, 'svg');
		$clean->appendChild($picture);
		$picture->setAttributeNS('http://www.w3.org/2000/xmlns/', 'xmlns:xlink', SvgNames::XLINK);
		$this->copyInside($root, $picture);
		SvgWeight::check($picture);
		$text = $clean->saveXML($picture);
		return $text === false ? throw new BrokenSvg('Could not write the SVG.') : new CleanSvg("$text\n", $this->isWhole);
	}

	private static function parsed(string $svg): \DOMDocument {
		if (strlen($svg) > self::MAX_BYTES) {
			throw new BrokenSvg('The SVG is too large.');
		}
		$text = self::unicode($svg);
		if (preg_match('/<!(?:ENTITY|ATTLIST)/i', $text) === 1) {
			throw new BrokenSvg('The SVG defines entities. Save it as plain SVG.');
		}
		self::checkComments($text);
		self::checkAttributes($text);
		$document = new \DOMDocument();
		$before = libxml_use_internal_errors(true);
		try {
			$isRead = $document->loadXML($text, LIBXML_NONET | LIBXML_NOCDATA | LIBXML_COMPACT);
		} finally {
			libxml_clear_errors();
			libxml_use_internal_errors($before);
		}
		return $isRead ? $document : throw self::notWellFormed();
	}

	/** As UTF-8 without an XML declaration, so that nothing is hidden in another encoding. */
	private static function unicode(string $svg): string {
		$encoding = match (true) {
			str_starts_with($svg, "\xFF\xFE") => 'UTF-16LE',
			str_starts_with($svg, "\xFE\xFF") => 'UTF-16BE',
			preg_match('/^<\?xml[^>]*encoding\s*=\s*["\'](iso-8859-1|windows-1252|us-ascii)["\']/i', $svg, $named) === 1 => $named[1],
			default => 'UTF-8',
		};
		$text = $encoding === 'UTF-8' ? $svg : (string)mb_convert_encoding($svg, 'UTF-8', $encoding);
		if ($text === '' || !mb_check_encoding($text, 'UTF-8')) {
			throw new BrokenSvg('The SVG is not UTF-8 text.');
		}
		return preg_replace('/^\x{FEFF}?\s*<\?xml\s[^>]*\?>/u', '', $text) ?? $text;
	}

	/** The parser takes long to refuse many hyphens in a comment. */
	private static function checkComments(string $svg): void {
		$end = 0;
		while (($at = strpos($svg, '<!', $end)) !== false) {
			$end = $at + 2;
			if (substr_compare($svg, '[CDATA[', $end, 7) === 0) {
				$end = strpos($svg, ']]>', $end);
			} elseif (substr_compare($svg, '--', $end, 2) === 0) {
				$end = strpos($svg, '--', $end + 2);
				$end = $end !== false && ($svg[$end + 2] ?? '') === '>' ? $end : false;
			}
			if ($end === false) {
				throw self::notWellFormed();
			}
		}
	}

	private static function notWellFormed(): BrokenSvg {
		return new BrokenSvg('The SVG is not well-formed.');
	}

	private static function checkAttributes(string $svg): void {
		// In XML, the values of attributes contain no `<`.
		foreach (explode('<', $svg) as $part) {
			if (strlen($part) <= self::MAX_ATTRIBUTES) {
				continue;
			}
			$isRead = preg_match(self::ATTRIBUTES, $part, $match) !== false;
			if (!$isRead || preg_match_all('/=\s*+["\']/', $match[0] ?? '') > self::MAX_ATTRIBUTES) {
				throw new BrokenSvg('The SVG has too many attributes on one element.');
			}
		}
	}

	private function copyInside(\DOMElement $from, \DOMElement $to): void {
		foreach ($from->attributes as $attribute) {
			$this->copyAttribute($attribute, $to);
		}
		if ($from->localName === 'style') {
			$style = new SafeStyle();
			$to->appendChild($this->document($to)->createTextNode($style->sheet($from->textContent)));
			$this->isWhole = $this->isWhole && $style->isWhole();
			return;
		}
		foreach ($from->childNodes as $child) {
			if ($child instanceof \DOMElement) {
				$this->copyElement($child, $to);
			} elseif ($child instanceof \DOMText) {
				$to->appendChild($this->document($to)->createTextNode($child->data));
			} elseif ($child instanceof \DOMProcessingInstruction || $child instanceof \DOMEntityReference) {
				$this->isWhole = false;
			}
		}
	}

	private function copyElement(\DOMElement $element, \DOMElement $to): void {
		if (SvgNames::isEditorsOwn($element->namespaceURI)
			|| ($element->namespaceURI === SvgNames::SVG && $element->localName === 'metadata')) {
			return;
		}
		$isLink = $element->localName === 'a';
		$name = $isLink ? 'g' : (string)$element->localName;
		$this->isWhole = $this->isWhole && !$isLink;
		if ($element->namespaceURI !== SvgNames::SVG || !SvgNames::isElement($name) || !$this->mayAnimate($element)) {
			$this->isWhole = false;
			return;
		}
		// Written without a prefix, it has the namespace of the root; PHP takes longer for each namespace it has merged before.
		$copy = $this->document($to)->createElement($name);
		$to->appendChild($copy);
		$this->copyInside($element, $copy);
	}

	/** An animation may not set values that are not allowed there, such as the address of a link. */
	private function mayAnimate(\DOMElement $element): bool {
		return !SvgNames::isAnimation((string)$element->localName) || SvgNames::isAnimatable(trim($element->getAttribute('attributeName')));
	}

	private function copyAttribute(\DOMAttr $attribute, \DOMElement $to): void {
		$name = (string)$attribute->localName;
		$value = $attribute->value;
		$namespace = $attribute->namespaceURI;
		if ($namespace === SvgNames::XML && in_array($name, ['space', 'lang'], true)) {
			$to->setAttributeNS(SvgNames::XML, "xml:$name", $value);
		} elseif ($name === 'href'
			&& in_array($namespace, [null, SvgNames::XLINK], true)
			&& self::isReference($value, (string)$to->localName)) {
			$to->setAttributeNS($namespace, $namespace === null ? 'href' : 'xlink:href', $value);
		} elseif ($namespace === null && $name === 'style') {
			$style = new SafeStyle();
			$to->setAttribute('style', $style->declarations($value));
			$this->isWhole = $this->isWhole && $style->isWhole();
		} elseif ($namespace === null && SvgNames::isAttribute($name) && (SvgNames::isWords($name) || SafeStyle::isSafe($value))) {
			$to->setAttribute($name, $value);
		} elseif ($namespace !== SvgNames::XLINK || $name === 'href') {
			$this->isWhole = $this->isWhole && SvgNames::isEditorsOwn($namespace);
		}
	}

	private static function isReference(string $value, string $element): bool {
		if (preg_match('/^\s*#[^\s]*\s*$/D', $value) === 1) {
			return true;
		}
		$bytes = SvgNames::takesPicture($element) && preg_match(self::EMBEDDED, $value, $data) === 1
			? base64_decode($data[1], true)
			: false;
		return $bytes !== false && preg_match(self::PICTURE, $bytes) === 1;
	}

	private function document(\DOMElement $element): \DOMDocument {
		return $element->ownerDocument ?? throw new \LogicException('The element stands in no document');
	}
}
