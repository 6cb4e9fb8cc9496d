<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Cost;

use Shared\Contract\HtmlProfiles;
use Shared\Csv\BrokenCsv;
use Shared\Csv\CsvLimits;
use Shared\Csv\CsvReader;
use Shared\Csv\FormulaGuard;
use Shared\Html\PlainText;
use Shared\Html\Sanitizer;
use Shared\Http\Media\ByteRange;
use Shared\Http\Media\Disposition;
use Shared\Http\Request\BaseVersion;
use Shared\IsoTime;
use Shared\Schema\Format;
use Shared\Svg\BrokenSvg;
use Shared\Svg\SafeStyle;
use Shared\Svg\SvgCleaner;
use Shared\Xlsx\CellText;
use Shared\Xlsx\SheetNames;

final class CostTest extends CostTestCase {
	private const TEXT = 2_000_000;
	private const HEADER = 8_192;

	#[\Override]
	public static function readers(): iterable {
		yield 'plain text' => [PlainText::from(...), self::TEXT];
		yield 'paragraphs of plain text' => [PlainText::paragraphs(...), self::TEXT];
		$sanitizer = new Sanitizer();
		foreach (array_keys(HtmlProfiles::PROFILES) as $profile) {
			yield "HTML, profile $profile" => [static fn (string $html): string => $sanitizer->clean($html, $profile), self::TEXT];
		}
		$largest = SvgCleaner::MAX_BYTES;
		yield 'declarations of a style' => [static fn (string $css): string => (new SafeStyle())->declarations($css), $largest];
		yield 'style sheet' => [static fn (string $css): string => (new SafeStyle())->sheet($css), $largest];
		yield 'SVG' => [self::svg(...), $largest, self::pictures()];
		yield 'text in an SVG' => [static fn (string $text) => self::svg(self::picture("<text>$text</text>")), $largest];
		yield 'attribute in an SVG' => [static fn (string $text) => self::svg(self::picture("<g fill='$text'/>")), $largest];
		yield 'link in an SVG' => [static fn (string $text) => self::svg(self::picture("<image href='$text'/>")), $largest];
		yield 'table' => [self::table(...), (new CsvLimits())->bytes];
		yield 'table with a wide header' => [static fn (string $text) => self::table("\"$text\",a\n"), self::TEXT];
		yield 'cell of a table' => [FormulaGuard::add(...), (new CsvLimits())->cellBytes];
		yield 'guarded cell of a table' => [FormulaGuard::remove(...), (new CsvLimits())->cellBytes];
		yield 'text of a workbook' => [static fn (string $text): string => CellText::xml(CellText::clean($text)), self::TEXT];
		yield 'width of a text of a workbook' => [CellText::width(...), self::TEXT];
		yield 'name of a sheet of a workbook' => [static fn (string $text): string => (new SheetNames())->take($text), self::TEXT];
		yield 'time' => [IsoTime::seconds(...), self::HEADER];
		foreach (['date', 'time', 'date-time', 'uri', 'email', 'uuid'] as $format) {
			yield "format $format" => [static fn (string $text): bool => Format::matches($format, $text), self::TEXT];
		}
		yield 'format uri, after its scheme' => [static fn (string $text): bool => Format::matches('uri', "https://$text"), self::TEXT];
		yield 'header with a range' => [static fn (string $text) => ByteRange::of($text, 1_000), self::HEADER];
		yield 'header with a version' => [static fn (string $text) => BaseVersion::of(null, $text), self::HEADER];
		yield 'file name in a header' => [static fn (string $text) => Disposition::of('inline', $text), self::HEADER];
	}

	private static function svg(string $svg): void {
		try {
			(new SvgCleaner())->clean($svg);
		} catch (BrokenSvg) {
			// Refusing it must not take long either.
		}
	}

	private static function table(string $text): void {
		$file = fopen('php://temp', 'r+b');
		self::assertIsResource($file);
		fwrite($file, $text);
		try {
			$all = PHP_INT_MAX;
			iterator_count(CsvReader::rows($file, new CsvLimits($all, $all, $all, $all)));
		} catch (BrokenCsv) {
			// Refusing it must not take long either.
		} finally {
			fclose($file);
		}
	}

	private static function picture(string $inside): string {
		return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">$inside</svg>";
	}

	/** @return array<string, \Closure(int): string> */
	private static function pictures(): array {
		$shapes = [];
		foreach ([
			'<g/>', '<g/>a', '<g xmlns="u"/>', '<g xml:lang="u"/>', '<g id="a"/>', '<use href="#a"/>', '<use xlink:href="#a"/>', '<a/>',
			'<b/>', '<style>a{b:c}</style>', '<g style="a:b"/>', '<g fill="url(#a)"/>', 'a<!---->', '<?a b?>', '<![CDATA[a]]>', '&#65;',
			'&lt;', '<set/>', '<metadata/>', '<script/>', '<text>a</text>', '<image href="data:image/png;base64,AAAA"/>',
		] as $part) {
			$shapes["$part repeated"] = static fn (int $bytes): string =>
				self::picture(str_repeat($part, max(1, intdiv($bytes, strlen($part)))));
		}
		$numbered = static function (string $format, int $bytes): string {
			$text = '';
			for ($number = 1; strlen($text) < $bytes; $number++) {
				$text .= sprintf($format, $number, $number + 1);
			}
			return $text;
		};
		$ns = 'xmlns="http://www.w3.org/2000/svg"';
		return [
			...$shapes,
			'many attributes' => static fn (int $bytes): string => "<svg $ns" . $numbered(' a%d="1"', $bytes) . '/>',
			'many namespaces' => static fn (int $bytes): string => "<svg $ns" . $numbered(' xmlns:a%d="u%1$d"', $bytes) . '/>',
			'many elements of different namespaces' =>
				static fn (int $bytes): string => self::picture($numbered('<a%d:g xmlns:a%1$d="u%1$d"/>', $bytes)),
			'copies of copies' => static fn (int $bytes): string => self::picture($numbered('<use id="a%d" href="#a%d"/>', $bytes)),
			'many declared attributes' =>
				static fn (int $bytes): string => '<!DOCTYPE svg [' . $numbered('<!ATTLIST svg a%d CDATA "x">', $bytes) . "]><svg $ns/>",
			'many declared elements' =>
				static fn (int $bytes): string => '<!DOCTYPE svg [' . $numbered('<!ELEMENT a%d ANY>', $bytes) . "]><svg $ns/>",
			'deep nesting' => static fn (int $bytes): string =>
				self::picture(str_repeat('<g>', intdiv($bytes, 7)) . str_repeat('</g>', intdiv($bytes, 7))),
		];
	}
}
