<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Export;

use OCA\FormsApp\Model\Export\ExportColumns;
use OCA\FormsApp\Model\Export\PlainTitle;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PlainTitleTest extends TestCase {
	/** @return iterable<string, array{string, array<array-key, string>, string}> */
	public static function vectors(): iterable {
		$text = (string)file_get_contents(dirname(__DIR__, 3) . '/fixtures/rules/piping.json');
		/** @var list<array{name: string, title: string, titles: array<array-key, string>, expected: string}> $vectors */
		$vectors = json_decode($text, true, 8, JSON_THROW_ON_ERROR);
		foreach ($vectors as $vector) {
			yield $vector['name'] => [$vector['title'], $vector['titles'], $vector['expected']];
		}
	}

	/** @param array<array-key, string> $titles */
	#[DataProvider('vectors')]
	public function testTheServerSaysWhatTheBrowserSays(string $title, array $titles, string $expected): void {
		self::assertSame($expected, PlainTitle::of($title, $titles));
	}

	public function testColumnsNameTheQuestionsOfTheirOwnDefinition(): void {
		$question = static fn (string $id, string $title): array => ['id' => $id, 'type' => 'text', 'title' => $title];
		$columns = new ExportColumns([
			['questions' => [$question('q1', 'Your name'), $question('q2', 'Dear {{q1}}')]],
			['questions' => [$question('q1', 'First name'), $question('q3', 'Hello {{q1}}')]],
		]);
		$headers = array_map(static fn ($column): string => $column->header, $columns->all());
		self::assertSame(['Your name', 'Dear [Your name]', 'Hello [First name]'], $headers);
	}
}
