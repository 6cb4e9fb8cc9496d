<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Accounts\Users;

use Host\Accounts\Users\Avatar;
use PHPUnit\Framework\TestCase;

final class AvatarTest extends TestCase {
	public function testThereAreTwoSizes(): void {
		self::assertSame([64, 64, 512, 512], array_map(Avatar::size(...), [1, 64, 65, 4000]));
	}

	public function testThePictureHasItsSizeWhateverTheName(): void {
		foreach (['Edda Editor', 'x', '', '李 雷', 'Žofie Önder Third'] as $name) {
			$size = getimagesizefromstring(Avatar::png($name, $name, 64, false));
			self::assertIsArray($size);
			self::assertSame([64, 64, 'image/png'], [$size[0], $size[1], $size['mime']]);
		}
	}

	public function testColourAndThemeTellPicturesApart(): void {
		$pictures = [
			Avatar::png('Anna', 'anna', 64, false),
			Avatar::png('Anna', 'anna', 64, true),
			Avatar::png('Anna', 'another', 64, false),
		];
		self::assertCount(3, array_unique($pictures));
		self::assertSame($pictures[0], Avatar::png('Anna', 'ANNA', 64, false));
	}
}
