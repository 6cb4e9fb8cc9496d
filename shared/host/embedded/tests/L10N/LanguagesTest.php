<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\L10N;

use Host\L10N\L10N;
use Host\L10N\Languages;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class LanguagesTest extends TestCase {
	public function testListsTheCommonOnesFirstAndThoseWithoutANameLast(): void {
		$lists = Languages::lists(34);
		self::assertSame(['en', 'es', 'fr', 'de', 'de_DE'], array_slice(array_column($lists['commonLanguages'], 'code'), 0, 5));
		self::assertSame(['fa', 'ga', 'sw', 'uz'], array_slice(array_column($lists['otherLanguages'], 'code'), -4));
		self::assertCount(1 + count(Languages::NAMES), [...$lists['commonLanguages'], ...$lists['otherLanguages']]);
	}

	public function testFindsItsLanguageAtTheFirstText(): void {
		/** @var \ArrayObject<int, string> $asked */
		$asked = new \ArrayObject();
		$texts = new L10N(static function () use ($asked): string {
			$asked->append('once');
			return 'nl';
		}, static fn (string $language): array => ['Hello %s' => "Hallo %s ($language)"]);
		self::assertCount(0, $asked);
		self::assertSame('Hallo Anna (nl)', $texts->t('Hello %s', ['Anna']));
		self::assertSame('Hallo Bert (nl)', $texts->t('Hello %s', 'Bert'));
		self::assertSame('Not translated', $texts->t('Not translated'));
		self::assertCount(1, $asked);
	}

	/** @param list<string> $expected for no, one, two and a million */
	#[DataProvider('numbers')]
	public function testPicksTheFormOfANumber(string $language, array $expected): void {
		$forms = ['de' => ['%n Raum in %s', '%n Räume in %s'], 'fr' => ['%n salle, %s', '%n salles, %s', '%n de salles, %s']];
		$texts = new L10N(static fn (): string => $language, static fn (string $of): array => isset($forms[$of])
			? ['_%n room in %s_::_%n rooms in %s_' => $forms[$of]]
			: []);
		self::assertSame($expected, array_map(
			static fn (int $count): string => $texts->n('%n room in %s', '%n rooms in %s', $count, ['Bern']),
			[0, 1, 2, 1_000_000],
		));
	}

	/** @return array<string, array{string, list<string>}> */
	public static function numbers(): array {
		return [
			'German' => ['de', ['0 Räume in Bern', '1 Raum in Bern', '2 Räume in Bern', '1000000 Räume in Bern']],
			'French' => ['fr', ['0 salle, Bern', '1 salle, Bern', '2 salles, Bern', '1000000 salles, Bern']],
			'without a translation' => ['nl', ['0 rooms in Bern', '1 room in Bern', '2 rooms in Bern', '1000000 rooms in Bern']],
		];
	}
}
