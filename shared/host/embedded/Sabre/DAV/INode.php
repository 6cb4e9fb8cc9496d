<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Sabre\DAV;

/** Something that has an address in WebDAV. */
interface INode {
	/** @return string the last part of its address, decoded */
	public function getName();
}
