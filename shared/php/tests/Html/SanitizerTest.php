<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Html;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Shared\Contract\HtmlProfiles;
use Shared\Html\Sanitizer;

final class SanitizerTest extends TestCase {
	/** @return iterable<string, array{string, string, string}> */
	public static function vectors(): iterable {
		/** @var array<string, list<array{name: string, html: string, expected: string}>> $profiles */
		$profiles =
			json_decode((string)file_get_contents(dirname(__DIR__, 3) . '/schema/src/html/vectors.json'), true, 16, JSON_THROW_ON_ERROR);
		foreach ($profiles as $profile => $vectors) {
			foreach ($vectors as $vector) {
				yield "$profile: {$vector['name']}" => [$profile, $vector['html'], $vector['expected']];
			}
		}
	}

	#[DataProvider('vectors')]
	public function testLeavesWhatTheProfileAllowsAndEveryText(string $profile, string $html, string $expected): void {
		$sanitizer = new Sanitizer();
		self::assertSame($expected, $sanitizer->clean($html, $profile));
		self::assertSame($expected, $sanitizer->clean($expected, $profile), 'cleaning again changes nothing');
	}

	#[DataProvider('vectors')]
	public function testLeavesNoElementOrAttributeBeyondTheProfile(string $profile, string $html): void {
		$document = new \DOMDocument();
		$document->loadHTML('<?xml encoding="UTF-8"><body>' . (new Sanitizer())->clean($html, $profile), LIBXML_NOERROR);
		$allowed = ['target' => true, 'rel' => true];
		$found = [];
		foreach ($document->getElementsByTagName('*') as $element) {
			$attributes = array_flip(HtmlProfiles::PROFILES[$profile]['elements'][$element->nodeName] ?? []);
			if (!isset(HtmlProfiles::PROFILES[$profile]['elements'][$element->nodeName])
				&& !in_array($element->nodeName, ['html', 'body'], true)) {
				$found[] = $element->nodeName;
			}
			foreach ($element->attributes ?? [] as $attribute) {
				if (!isset($attributes[$attribute->nodeName]) && !isset($allowed[$attribute->nodeName])) {
					$found[] = "$element->nodeName[$attribute->nodeName]";
				}
			}
		}
		self::assertSame([], $found);
	}

	public function testBytesThatAreNoUtf8BecomeQuestionMarks(): void {
		self::assertSame('<p>a?b</p>', (new Sanitizer())->clean("<p>a\xC0b</p>", 'tour'));
		self::assertSame('a?b', (new Sanitizer())->clean("a\xC0b", 'tour'));
	}

	public function testAnUnknownProfileIsAMistakeOfOurs(): void {
		$this->expectException(\LogicException::class);
		(new Sanitizer())->clean('text', 'nobody');
	}

	public function testTextMadeToBeSlowStaysFast(): void {
		$sanitizer = new Sanitizer();
		$sanitizer->clean('<p>warm</p>', 'tour');
		$start = hrtime(true);
		foreach (["<a '", '<a ', '<b>', '&amp', '<!--'] as $piece) {
			$sanitizer->clean(str_repeat($piece, intdiv(10_240, strlen($piece))), 'tour');
		}
		self::assertLessThan(1_000_000_000, hrtime(true) - $start);
	}

	#[DataProvider('absurdTexts')]
	public function testAbsurdTextsKeepTheirWordsAndTakeNoTime(string $html): void {
		$begin = microtime(true);
		$clean = (new Sanitizer())->clean($html . 'Hello', 'tour');

		self::assertStringContainsString('Hello', $clean);
		self::assertLessThan(20, microtime(true) - $begin);
	}

	/** @return iterable<string, array{string}> */
	public static function absurdTexts(): iterable {
		yield 'elements in each other' => [str_repeat('<div>', 100_000)];
		yield 'lists in each other' => [str_repeat('<ul><li>', 900)];
		yield 'line breaks' => [str_repeat('a<br>', 3_000)];
		yield 'comments without an end' => [str_repeat('<!--', 100_000)];
		yield 'comments with one end' => [str_repeat('<!--', 100_000) . '-->'];
		yield 'comments' => [str_repeat('<!-- a > b -->', 30_000)];
		yield 'a tag without an end' => ['<p ' . str_repeat("a='b' c=d ", 50_000)];
		yield 'a tag of many attributes' => ['<p ' . str_repeat('a="b" ', 20_000) . '>'];
	}
}
