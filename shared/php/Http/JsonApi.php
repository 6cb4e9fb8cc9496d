<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http;

/** Marks a controller whose actions are defined in the contract: input arrives validated through Input, every answer is JSON. */
interface JsonApi {
}
