<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Sabre\HTTP;

/** What a client asks. */
interface RequestInterface extends MessageInterface {
	public function getMethod(): string;

	/** Below the base address, decoded, without a slash at either end. */
	public function getPath(): string;
}
