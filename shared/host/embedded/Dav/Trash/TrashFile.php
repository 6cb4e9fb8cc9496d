<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Trash;

use Host\Dav\Tree\Document;
use Host\Dav\Tree\Restorable;

/** A file in the trash. */
final class TrashFile extends Document implements Restorable {
	use InTrash;

	#[\Override]
	public function etag(): string {
		return $this->bin->etag($this->item);
	}

	#[\Override]
	public function size(): int {
		return $this->item->entry->size;
	}

	#[\Override]
	public function type(): string {
		return $this->item->entry->mimetype;
	}

	#[\Override]
	public function disposition(): string {
		return 'attachment; filename="' . addcslashes($this->item->name, '"\\') . '"';
	}

	#[\Override]
	public function read(): mixed {
		return $this->bin->trash->read($this->item);
	}
}
