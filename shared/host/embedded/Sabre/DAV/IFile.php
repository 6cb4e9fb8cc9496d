<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Sabre\DAV;

/** A node that has bytes. */
interface IFile extends INode {
	/** @return resource|string */
	public function get();

	/** @return ?string with its quotes */
	public function getETag();

	/** @return int|float bytes */
	public function getSize();
}
