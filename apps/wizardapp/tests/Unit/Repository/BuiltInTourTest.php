<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Repository;

use OCA\WizardApp\Model\SelectorSyntax;
use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Repository\BuiltInTour;
use OCA\WizardApp\Service\Step\StepCleaner;
use OCA\WizardApp\Shared\Html\Sanitizer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class BuiltInTourTest extends TestCase {
	private const IDS = ['welcome', 'files', 'search', 'settings', 'intro', 'features', 'tips', 'complete'];
	private const WIDELY_OFFERED = [
		'en', 'nl', 'de', 'fr', 'es', 'it', 'pt_PT', 'pt_BR', 'pl', 'cs', 'sk', 'sl', 'hr', 'hu', 'ro', 'bg', 'el', 'tr', 'ru', 'uk', 'da',
		'sv', 'nb', 'nn_NO',
		'fi', 'et_EE', 'lv', 'lt_LT', 'ga', 'ca', 'eu', 'gl', 'is', 'ja', 'ko', 'zh_CN', 'zh_TW', 'zh_HK', 'ar', 'fa', 'he', 'vi', 'id',
	];

	/** @return iterable<string, array{string}> */
	public static function languages(): iterable {
		foreach ((new BuiltInTour())->findAllLanguages() as $language) {
			yield $language => [$language];
		}
	}

	public function testSpeaksTheLanguagesThatTheHostOffersWidely(): void {
		self::assertSame([], array_values(array_diff(self::WIDELY_OFFERED, (new BuiltInTour())->findAllLanguages())));
	}

	#[DataProvider('languages')]
	public function testHasTheSameStepsInEveryLanguage(string $language): void {
		self::assertSame(self::IDS, array_column((new BuiltInTour())->findAllSteps($language), 'id'));
	}

	#[DataProvider('languages')]
	public function testItsWordsAreWhatTheCleaningLeaves(string $language): void {
		$tour = new BuiltInTour();
		$cleaner = new StepCleaner(new Sanitizer());
		foreach ($tour->findAllSteps($language) as $step) {
			$clean = $cleaner->clean($step, '');
			self::assertSame([$step->title, $step->text], [$clean->title, $clean->text], $step->id);
		}
	}

	#[DataProvider('languages')]
	public function testItsProgressTellsBothNumbers(string $language): void {
		$progress = (new BuiltInTour())->findLabels($language)['progress'];
		self::assertStringContainsString('{current}', $progress);
		self::assertStringContainsString('{total}', $progress);
	}

	public function testItsTargetsAreSelectors(): void {
		$selectors = array_map(static fn (Step $step): string => $step->attachTo, (new BuiltInTour())->findAllSteps('en'));
		$selectors = array_filter($selectors, static fn (string $selector): bool => $selector !== '');
		self::assertNotSame([], $selectors);
		foreach ($selectors as $selector) {
			self::assertTrue(SelectorSyntax::isValid($selector), $selector);
		}
	}
}
