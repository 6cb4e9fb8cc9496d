<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Svg;

/** How many elements an image has once all nested copies are drawn: a few lines can request billions. */
final class SvgWeight {
	private const LIMIT = 200_000;

	/** @var array<string, \DOMElement> by id */
	private array $named = [];
	/** @var array<string, int> weight of the content under an id; 0 while it is being counted */
	private array $known = [];

	/** @throws BrokenSvg */
	public static function check(\DOMElement $picture): void {
		$weight = new self();
		$weight->collect($picture);
		if ($weight->of($picture) > self::LIMIT) {
			throw new BrokenSvg('The SVG has too many repetitions.');
		}
	}

	private function collect(\DOMElement $element): void {
		$id = $element->getAttribute('id');
		if ($id !== '') {
			$this->named[$id] ??= $element;
		}
		foreach ($element->childNodes as $child) {
			if ($child instanceof \DOMElement) {
				$this->collect($child);
			}
		}
	}

	private function of(\DOMElement $element): int {
		$sum = 1;
		if ($element->localName === 'use') {
			$href = trim($element->getAttribute('href') . $element->getAttributeNS(SvgNames::XLINK, 'href'));
			$sum += $this->ofNamed(rawurldecode(ltrim($href, '#')));
		}
		foreach ($element->childNodes as $child) {
			if ($child instanceof \DOMElement && $sum <= self::LIMIT) {
				$sum += $this->of($child);
			}
		}
		return $sum;
	}

	/** No renderer draws an image inside itself. */
	private function ofNamed(string $id): int {
		if (!isset($this->known[$id])) {
			$this->known[$id] = 0;
			$this->known[$id] = isset($this->named[$id]) ? $this->of($this->named[$id]) : 0;
		}
		return $this->known[$id];
	}
}
