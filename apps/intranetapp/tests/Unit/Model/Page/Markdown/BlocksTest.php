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

	public function testQuotesAndItemsDeeperThanShownAreText(): void {
		// Where the fence would be, there is text, so nothing in it is code.
		foreach (['> ', '- '] as $marker) {
			$fence = str_repeat($marker, 101) . "```\n";
			$inside = str_repeat($marker === '> ' ? $marker : '  ', 101) . '<script>';
			self::assertStringContainsString('&lt;script>', Blocks::clean("$fence$inside\n", 'page'));
			$code = str_repeat($marker, 100) . "```\n" . substr($inside, 2) . "\n";
			self::assertSame($code, Blocks::clean($code, 'page'));
		}
	}
}
