<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Schema;

use PHPUnit\Framework\TestCase;
use Shared\Schema\Problem;

final class ProblemTest extends TestCase {
	public function testAPointerNamesTheKeysItWasMadeOf(): void {
		$keys = ['a/b', '~1', '', 'm~n', '0'];
		self::assertSame($keys, Problem::keys(implode('', array_map(Problem::token(...), $keys))));
	}

	public function testASentenceOfItsOwnIsTheWholeMessageWhereverItIsSaid(): void {
		$problem = Problem::saying('/due', 'not_a_date', ['pattern' => 'YYYY-MM-DD'], 'Gib ein Datum ein.');
		self::assertSame('Gib ein Datum ein.', $problem->at('/metadata/due')->message());
		$refusal = Problem::refusal([$problem, Problem::of('/name', 'minLength', 1)]);
		self::assertSame('Gib ein Datum ein. One more problem is listed in errors.', $refusal->getMessage());
	}
}
