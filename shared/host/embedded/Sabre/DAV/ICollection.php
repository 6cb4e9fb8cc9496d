<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Sabre\DAV;

/** A node that others are in. */
interface ICollection extends INode {
	/** @return iterable<INode> */
	public function getChildren();

	/**
	 * @param string $name
	 * @return bool
	 */
	public function childExists($name);
}
