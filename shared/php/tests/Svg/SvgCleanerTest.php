<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Svg;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Shared\Svg\BrokenSvg;
use Shared\Svg\SvgCleaner;

final class SvgCleanerTest extends TestCase {
	/** None of this occurs in an image that only draws; namespace names are not addresses that get opened. */
	private const ACTIVE =
		'~<(?:\w+:)?(?:script|foreignObject|iframe|object|embed|a|video|form|input|meta|handler|body|math)\b|\son\w+\s*=|javascript:|@import|@font-face|expression\(|-moz-binding|image-set|<!|<\?|\\\\|evil\.example|secret|data:(?!image/(?:png|jpeg|gif|webp);base64)|xml:base|srcset~i';

	/** @return array<string, array{string}> */
	private static function corpus(string $part): array {
		/** @var array<string, array<string, string>> $corpus */
		$corpus = json_decode((string)file_get_contents(__DIR__ . '/corpus.json'), true, 8, JSON_THROW_ON_ERROR);
		return array_map(static fn (string $svg): array => [$svg], $corpus[$part]);
	}

	/** @return array<string, array{string}> */
	public static function nasty(): array {
		return self::corpus('cleaned');
	}

	/** @return array<string, array{string}> */
	public static function refused(): array {
		return self::corpus('refused');
	}

	/** @return array<string, array{string}> */
	public static function honest(): array {
		return self::corpus('honest');
	}

	#[DataProvider('nasty')]
	public function testWhatActsOrFetchesIsTakenOutAndSaidSo(string $svg): void {
		$clean = (new SvgCleaner())->clean($svg);
		self::assertFalse($clean->isWhole);
		self::assertSame(0, preg_match(self::ACTIVE, $clean->text, $found), ($found[0] ?? '') . " in $clean->text");
		self::assertSame($clean->text, (new SvgCleaner())->clean($clean->text)->text, 'cleaning twice changes nothing');
	}

	#[DataProvider('refused')]
	public function testWhatCannotBeReadSafelyIsRefused(string $svg): void {
		$this->expectException(BrokenSvg::class);
		(new SvgCleaner())->clean($svg);
	}

	#[DataProvider('honest')]
	public function testAnHonestPictureKeepsWhatDraws(string $svg): void {
		$clean = (new SvgCleaner())->clean($svg);
		self::assertTrue($clean->isWhole, $clean->text);
		self::assertSame(self::drawn($svg), self::drawn($clean->text));
		self::assertSame(0, preg_match(self::ACTIVE, $clean->text, $found), ($found[0] ?? '') . " in $clean->text");
		self::assertTrue((new SvgCleaner())->clean($clean->text)->isWhole);
	}

	/** @return list<string> every SVG element with its attributes, styles without white space */
	private static function drawn(string $svg): array {
		$document = new \DOMDocument();
		$document->loadXML($svg, LIBXML_NONET | LIBXML_NOCDATA);
		$found = [];
		foreach ($document->getElementsByTagNameNS('http://www.w3.org/2000/svg', '*') as $element) {
			$attributes = [];
			foreach ($element->attributes as $attribute) {
				if (in_array(
					$attribute->namespaceURI,
					[null, 'http://www.w3.org/1999/xlink', 'http://www.w3.org/XML/1998/namespace'],
					true,
				)) {
					$attributes[] = "$attribute->localName=" . rtrim(self::tight($attribute->value), ';');
				}
			}
			sort($attributes);
			$text = $element->localName === 'style' ? self::tight(preg_replace('~/\*.*?\*/~s', '', $element->textContent) ?? '') : '';
			if ($element->localName !== 'metadata') {
				$found[] = implode(' ', [(string)$element->localName, ...$attributes, str_replace(';}', '}', $text)]);
			}
		}
		return $found;
	}

	private static function tight(string $text): string {
		return preg_replace('/\s+|(?<=[;:{}])\s*/', '', $text) ?? '';
	}

	public function testWordsStay(): void {
		self::assertStringContainsString('Größe &amp; <tspan', (new SvgCleaner())->clean(self::corpus('honest')['words'][0])->text);
	}

	public function testOtherEncodingsAreReadAndWrittenAsUtf8(): void {
		$svg = '<svg xmlns="http://www.w3.org/2000/svg"><text>é</text><script>alert(1)</script></svg>';
		$latin = '<?xml version="1.0" encoding="ISO-8859-1"?>' . mb_convert_encoding($svg, 'ISO-8859-1', 'UTF-8');
		foreach ([$latin, "\xFF\xFE" . mb_convert_encoding($svg, 'UTF-16LE', 'UTF-8'), "\u{FEFF}$svg"] as $encoded) {
			$clean = (new SvgCleaner())->clean($encoded);
			self::assertStringContainsString('<text>é</text></svg>', $clean->text);
		}
		$this->expectException(BrokenSvg::class);
		(new SvgCleaner())->clean('<?xml version="1.0" encoding="UTF-7"?>+ADw-svg/+AD4-');
	}

	public function testALargeFileIsRefusedUnread(): void {
		$this->expectException(BrokenSvg::class);
		(new SvgCleaner())->clean(str_repeat(' ', SvgCleaner::MAX_BYTES + 1));
	}

	public function testManyRulesCostLittle(): void {
		$svg = '<svg xmlns="http://www.w3.org/2000/svg"><style>' . str_repeat('.a{fill:red}', 60_000) . str_repeat('{', 100_000)
			. '</style></svg>';
		$start = microtime(true);
		self::assertFalse((new SvgCleaner())->clean($svg)->isWhole);
		self::assertLessThan(5, microtime(true) - $start);
	}
}
