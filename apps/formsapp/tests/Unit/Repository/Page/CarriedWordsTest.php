<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Repository\Page;

use OCA\FormsApp\Repository\Page\CarriedWords;
use OCA\FormsApp\Shared\Db\CorruptData;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class CarriedWordsTest extends TestCase {
	/** @return iterable<string, array{string}> */
	public static function languages(): iterable {
		yield 'German' => ['de'];
		yield 'French' => ['fr'];
		yield 'Dutch' => ['nl'];
	}

	#[DataProvider('languages')]
	public function testThePageCarriesItsWords(string $language): void {
		$words = (new CarriedWords())->findAll($language);
		self::assertIsString($words['Next'] ?? null);
		self::assertIsArray($words['_Send %n answer_::_Send %n answers_'] ?? null);
	}

	/** @return iterable<string, array{string}> */
	public static function others(): iterable {
		yield 'English' => ['en'];
		yield 'a language without a translation' => ['ja'];
		yield 'a path' => ['../words/de'];
		yield 'nothing' => [''];
	}

	#[DataProvider('others')]
	public function testEverythingElseIsEnglish(string $language): void {
		self::assertSame([], (new CarriedWords())->findAll($language));
	}

	public function testADamagedFileIsReported(): void {
		$folder = sys_get_temp_dir() . '/formsapp-words-' . bin2hex(random_bytes(4));
		mkdir($folder);
		file_put_contents("$folder/de.json", '{');
		try {
			$this->expectException(CorruptData::class);
			(new CarriedWords($folder))->findAll('de');
		} finally {
			unlink("$folder/de.json");
			rmdir($folder);
		}
	}
}
