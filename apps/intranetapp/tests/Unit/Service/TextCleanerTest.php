<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service;

use OCA\IntranetApp\Service\TextCleaner;
use OCA\IntranetApp\Shared\Html\Sanitizer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class TextCleanerTest extends TestCase {
	private static function cleaner(): TextCleaner {
		return new TextCleaner(new Sanitizer());
	}

	/** @return iterable<string, array{string, string}> */
	public static function markdown(): iterable {
		/** @var list<array{name: string, markdown: string, expected?: string}> $vectors */
		$vectors = self::vectors('html/markdown.json');
		foreach ($vectors as $vector) {
			yield $vector['name'] => [$vector['markdown'], $vector['expected'] ?? $vector['markdown']];
		}
	}

	#[DataProvider('markdown')]
	public function testMarkdownKeepsItsBytesButForWhatIsDangerous(string $markdown, string $expected): void {
		self::assertSame($expected, self::cleaner()->markdown($markdown));
		self::assertSame($expected, self::cleaner()->markdown($expected), 'cleaning again changes nothing');
	}

	/** @return iterable<string, array{string, bool}> */
	public static function addresses(): iterable {
		/** @var list<array{address: string, isAllowed: bool}> $vectors */
		$vectors = self::vectors('intranet/addresses.json');
		foreach ($vectors as ['address' => $address, 'isAllowed' => $isAllowed]) {
			yield json_encode(mb_substr($address, 0, 60), JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE) => [$address, $isAllowed];
		}
	}

	#[DataProvider('addresses')]
	public function testAddressesLeadWhereTheContractAllows(string $address, bool $isAllowed): void {
		self::assertSame($isAllowed ? $address : null, self::cleaner()->address($address));
	}

	public function testHtmlIsThatOfPages(): void {
		self::assertSame('<h2>x</h2><p><mark>y</mark></p><table><tr><td>z</td></tr></table>', self::cleaner()->html('<h2 onclick="a">x</h2><p><mark>y</mark></p><table><tr><td>z</td></tr></table><script>b</script>'));
	}

	public function testPlainTextHasNoTags(): void {
		self::assertSame('a & b', self::cleaner()->plain('<b>a</b> &amp; b'));
	}

	/** @return iterable<string, array{string}> */
	public static function pieces(): iterable {
		foreach (['<', '<a ', '<a b=\'', '<!--', '<?', '](', '[](', '`', '[', '> ', '- ', '[a]: ', '<aa:b', '&#9;', '</', '| a' . "\n", "<div>\n", '<code>'] as $piece) {
			yield json_encode($piece, JSON_THROW_ON_ERROR) => [$piece];
		}
	}

	#[DataProvider('pieces')]
	public function testMarkdownMadeToBeSlowStaysFast(string $piece): void {
		$start = hrtime(true);
		self::cleaner()->markdown(str_repeat($piece, intdiv(100_000, strlen($piece))));
		self::assertLessThan(3_000_000_000, hrtime(true) - $start);
	}

	private static function vectors(string $file): mixed {
		return json_decode((string)file_get_contents(dirname(__DIR__, 5) . "/shared/schema/src/$file"), true, 8, JSON_THROW_ON_ERROR);
	}
}
