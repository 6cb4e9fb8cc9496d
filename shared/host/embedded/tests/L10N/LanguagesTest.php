<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\L10N;

use Host\L10N\L10N;
use Host\L10N\Languages;
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
}
