<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Http\Failure;

use PHPUnit\Framework\TestCase;
use Shared\Exception\Gone;
use Shared\Http\Failure\ItemResults;

final class ItemResultsTest extends TestCase {
	public function testARefusalIsThatOfItsItemAlone(): void {
		$results = new ItemResults();
		$results->add('a', static fn (): array => ['n' => 1]);
		$results->add('b', static fn (): array => throw new Gone('expired', 'Too late.'));
		$results->add('c', static fn (): \stdClass => new \stdClass());
		self::assertEquals(['results' => [
			['id' => 'a', 'status' => 200, 'result' => ['n' => 1]],
			['id' => 'b', 'status' => 410, 'reason' => 'expired', 'message' => 'Too late.'],
			['id' => 'c', 'status' => 200, 'result' => new \stdClass()],
		]], $results->body());
	}

	public function testWhatNobodyExpectedFailsTheWholeRequest(): void {
		$this->expectException(\DomainException::class);
		(new ItemResults())->add('a', static fn (): array => throw new \DomainException());
	}
}
