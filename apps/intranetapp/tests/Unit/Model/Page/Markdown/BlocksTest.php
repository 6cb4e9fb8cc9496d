<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Model\Page\Markdown;

use OCA\IntranetApp\Model\Page\Markdown\Blocks;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class BlocksTest extends TestCase {
	/** @return iterable<string, array{string, string}> */
	public static function markdown(): iterable {
		/** @var list<array{name: string, markdown: string, expected?: string}> $vectors */
		$vectors = json_decode(
			(string)file_get_contents(dirname(__DIR__, 7) . '/shared/schema/src/html/markdown.json'),
			true,
			8,
			JSON_THROW_ON_ERROR,
		);
		foreach ($vectors as $vector) {
			yield $vector['name'] => [$vector['markdown'], $vector['expected'] ?? $vector['markdown']];
		}
	}

	#[DataProvider('markdown')]
	public function testMarkdownKeepsItsBytesButForWhatIsDangerous(string $markdown, string $expected): void {
		self::assertSame($expected, Blocks::clean($markdown, 'page'));
		self::assertSame($expected, Blocks::clean($expected, 'page'), 'cleaning again changes nothing');
	}

	/** @return iterable<string, array{string}> */
	public static function pieces(): iterable {
		foreach (['<', '<a ', '<a b=\'', '<!--', '<?', '](', '[](', '`', '[', '> ', '- ', '[a]: ', '<aa:b', '&#9;', '</', '| a'
			. "\n", "<div>\n", '<code>'] as $piece) {
			yield json_encode($piece, JSON_THROW_ON_ERROR) => [$piece];
		}
	}

	#[DataProvider('pieces')]
	public function testMarkdownMadeToBeSlowStaysFast(string $piece): void {
		$start = hrtime(true);
		Blocks::clean(str_repeat($piece, intdiv(100_000, strlen($piece))), 'page');
		self::assertLessThan(3_000_000_000, hrtime(true) - $start);
	}
}
