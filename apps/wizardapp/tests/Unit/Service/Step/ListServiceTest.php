<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Service\Step;

use OCA\WizardApp\Model\Step;

final class ListServiceTest extends ListTestCase {
	public function testWithoutOwnStepsTheBuiltInOnesAreInForceInTheReadersLanguage(): void {
		foreach (['pt_BR', 'zh_CN', 'nn_NO', 'et_EE'] as $language) {
			$list = $this->lists->inForce($language);
			self::assertSame([$language, true], [$list->language, $list->isDefault]);
			self::assertCount(8, $list->steps);
		}
	}

	public function testOwnStepsOfARelatedLanguageAreInForce(): void {
		$this->save([new Step('own', 'Own')], language: 'de');
		$list = $this->lists->inForce('de_AT');
		self::assertSame(['de', false, ['own']], [$list->language, $list->isDefault, array_column($list->steps, 'id')]);
	}

	public function testAnOwnListMayBeEmpty(): void {
		$this->save([], language: 'nl');
		$list = $this->lists->inForce('nl');
		self::assertSame([false, []], [$list->isDefault, $list->steps]);
	}

	public function testOwnStepsThatCannotBeReadGiveTheBuiltInOnesAndOneLine(): void {
		$this->save([new Step('own', 'Own')], language: 'nl');
		$this->steps->isDamaged = true;
		$list = $this->lists->inForce('nl');
		$this->lists->inForce('nl');
		self::assertSame(['nl', true], [$list->language, $list->isDefault]);
		self::assertCount(8, $list->steps);
		self::assertSame(['warning'], $this->log->levels);
	}

	public function testCountsWhatIsInForceInEachLanguage(): void {
		$this->save([new Step('own', 'Own')], language: 'de');
		self::assertSame([
			'de' => ['count' => 1, 'isOwn' => true],
			'de_DE' => ['count' => 1, 'isOwn' => false],
			'nl' => ['count' => 8, 'isOwn' => false],
		], $this->lists->counts(['de', 'de_DE', 'nl']));
	}

	public function testTheBubbleSpeaksTheLanguageOfTheSteps(): void {
		self::assertSame('Volgende', $this->lists->labels('nl')['next']);
		self::assertSame('Next', $this->lists->labels('xx')['next']);
	}
}
