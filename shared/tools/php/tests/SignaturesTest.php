<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools\Tests;

use PHPUnit\Framework\TestCase;
use Tools\Signatures;
use Tools\Tests\Fixture\Declared;

final class SignaturesTest extends TestCase {
	public function testMembersAreReadAsOthersSeeThem(): void {
		self::assertSame(['is' => ['Countable', 'Exception', 'Stringable', 'Throwable'], 'members' => [
			'' => 'final class',
			'$given' => 'public readonly null|string',
			'::LIMIT' => 'public const = 3',
			'__construct()' => "public(null|string \$given = NULL, array &\$found = array ( ), string ...\$more = ?):",
			'count()' => 'public(): int',
			'made()' => 'public static(): Tools\Tests\Fixture\Declared',
		]], (new Signatures())->of(Declared::class, false));
	}

	public function testInheritedOnesAreReadWhenTheyAreAskedFor(): void {
		self::assertArrayHasKey('getMessage()', (new Signatures())->of(Declared::class, true)['members']);
	}
}
