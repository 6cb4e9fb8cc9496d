<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Tree;

use Host\Dav\Problem;

/** Where clients move what is to be brought back. Nothing is ever in it. */
final class RestoreFolder extends Collection {
	#[\Override]
	public function name(): string {
		return 'restore';
	}

	#[\Override]
	public function child(string $name): Entry {
		throw Problem::of('NotFound');
	}

	#[\Override]
	public function children(): iterable {
		return [];
	}

	#[\Override]
	public function takeIn(Entry $source, string $name): bool {
		if (!$source instanceof Restorable) {
			return false;
		}
		$source->restore();
		return true;
	}
}
