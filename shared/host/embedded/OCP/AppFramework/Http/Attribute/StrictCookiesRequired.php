<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\Http\Attribute;

/** Answers only with the strict cookie, although it needs no request token. */
#[\Attribute]
class StrictCookiesRequired {
}
