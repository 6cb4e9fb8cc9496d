<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Sabre\DAVACL;

use Sabre\DAV\INode;

/** A node that belongs to somebody. */
interface IACL extends INode {
	/** @return ?string a principal, such as principals/users/ann */
	public function getOwner();
}
