<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Plugins;

use Host\Dav\Tree\Collection;
use Sabre\DAV\ICollection;

/** What has entries and is no folder of a person, such as the trash or an upload. */
class PlainCollection implements ICollection {
	public function __construct(
		private readonly Collection $collection,
		private readonly Nodes $nodes,
	) {
	}

	#[\Override]
	public function getName() {
		return $this->collection->name();
	}

	#[\Override]
	public function getChildren() {
		return $this->nodes->all($this->collection->children());
	}

	#[\Override]
	public function childExists($name) {
		return $this->collection->has($name);
	}
}
