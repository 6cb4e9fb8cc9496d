<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Service\Answer;

use OCA\FormsApp\Model\Rules\Fault;
use OCA\FormsApp\Service\Answer\FaultSentences;
use OCP\IL10N;
use PHPUnit\Framework\TestCase;

final class FaultSentencesTest extends TestCase {
	private FaultSentences $sentences;

	#[\Override]
	protected function setUp(): void {
		$l = self::createStub(IL10N::class);
		$l->method('t')->willReturnArgument(0);
		$this->sentences = new FaultSentences($l);
	}

	public function testEachFaultHasASentenceOfItsOwn(): void {
		$sentences = [];
		foreach ((new \ReflectionClass(Fault::class))->getConstants() as $code) {
			self::assertIsString($code);
			$sentences[] = $this->sentences->of(new Fault($code, ['min' => 1, 'max' => 2, 'missing' => 3]));
		}
		self::assertSame($sentences, array_unique($sentences));
		self::assertSame([], preg_grep('/^[A-Z][^{}]*\.$/D', $sentences, PREG_GREP_INVERT));
	}

	public function testBoundsArePlainDecimals(): void {
		self::assertSame('The lowest possible value is 0.0000001.', $this->sentences->of(new Fault(Fault::TOO_SMALL, ['min' => 1e-7])));
	}

	public function testACellIsNamedByItsRow(): void {
		$fault = (new Fault(Fault::NOT_A_NUMBER))->inCell(2, 'a');
		self::assertSame('Row 2: Enter a number.', $this->sentences->of($fault));
	}

	public function testTheAuthorMayHaveWrittenTheSentence(): void {
		self::assertSame('Use {max} & co.', $this->sentences->of(new Fault(Fault::NO_MATCH, ['message' => 'Use {max} & co.'])));
	}
}
