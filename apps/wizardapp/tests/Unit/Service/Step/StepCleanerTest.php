<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Service\Step;

use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Service\Step\StepCleaner;
use OCA\WizardApp\Shared\Exception\Invalid;
use OCA\WizardApp\Shared\Html\Sanitizer;
use OCA\WizardApp\Shared\Schema\Problem;
use PHPUnit\Framework\TestCase;

final class StepCleanerTest extends TestCase {
	private static function cleaner(): StepCleaner {
		return new StepCleaner(new Sanitizer());
	}

	public function testTitlesBecomeTextAndTextsLoseWhatIsNotAllowed(): void {
		$clean =
			self::cleaner()->clean(new Step('a', '<b>Bold</b> &amp; new', '<p onclick="x()">ok<script>alert(1)</script></p>'), '/step');
		self::assertSame(['Bold & new', '<p>ok</p>'], [$clean->title, $clean->text]);
	}

	public function testEveryProblemIsNamedWithItsPlace(): void {
		try {
			self::cleaner()->cleanAll([
				new Step('a', 'A', attachTo: '#a >'),
				new Step('a', '<i></i>', opens: '.b{'),
			], '/steps');
			self::fail('nothing was refused');
		} catch (Invalid $refusal) {
			self::assertSame(['bad_selector', '/steps/0/attachTo'], [$refusal->reason, $refusal->pointer]);
			$errors = $refusal->details['errors'];
			self::assertIsArray($errors);
			self::assertSame(
				['/steps/0/attachTo', '/steps/1/id', '/steps/1/opens', '/steps/1/title'],
				array_map(static fn (mixed $error): string => $error instanceof Problem ? $error->pointer : '', $errors),
			);
		}
	}

	public function testAnIdTwiceIsADuplicate(): void {
		try {
			self::cleaner()->cleanAll([new Step('a', 'A'), new Step('b', 'B'), new Step('a', 'C')], '');
			self::fail('nothing was refused');
		} catch (Invalid $refusal) {
			self::assertSame(['duplicate_id', '/2/id'], [$refusal->reason, $refusal->pointer]);
		}
	}

	public function testATextThatGrowsOverTheLimitIsRefused(): void {
		$this->expectException(Invalid::class);
		self::cleaner()->clean(new Step('a', 'A', str_repeat('<a href="https://e.org">x</a>', 350)), '/step');
	}

	public function testStoredWordsThatAreStillCleanAreTakenAsTheyAre(): void {
		$clean = self::cleaner()->clean(new Step('a', 'A', '<p>x</p>'), '/step');
		self::assertSame($clean, self::cleaner()->cleanStored($clean));
	}

	public function testStoredWordsThatSomeoneChangedAreCleanedAgain(): void {
		$clean = self::cleaner()->clean(new Step('a', 'A', '<p>x</p>'), '/step');
		$tampered = new Step('a', 'A', '<p>x</p><script>alert(1)</script>', cleanedMark: $clean->cleanedMark);
		self::assertSame('<p>x</p>', self::cleaner()->cleanStored($tampered)->text);
		self::assertSame(
			'<p>y</p>',
			self::cleaner()->cleanStored(new Step('a', 'A', '<p onclick="x">y</p>'))->text,
			'words that no rules ever cleaned',
		);
	}
}
