<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\TeamFolders;

use Host\TeamFolders\Folders;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class FoldersTest extends TestCase {
	#[TestWith(['Team', 'Team'])]
	#[TestWith([' Team ', 'Team'])]
	#[TestWith(['/Team/', 'Team'])]
	#[TestWith(['a//b/./c', 'a/b/c'])]
	#[TestWith(['./x', 'x'])]
	#[TestWith(['.x/y.', '.x/y.'])]
	public function testANameIsKeptWithoutWhatMeansNothing(string $name, string $kept): void {
		self::assertSame($kept, Folders::trimmed($name));
	}

	#[TestWith(['a/../b'])]
	#[TestWith(['..'])]
	#[TestWith([''])]
	#[TestWith([' / '])]
	public function testANameThatLeadsElsewhereOrNowhereIsRefused(string $name): void {
		$this->expectException(\InvalidArgumentException::class);
		Folders::trimmed($name);
	}
}
