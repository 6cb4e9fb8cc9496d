<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Controller;

use OCA\WizardApp\Shared\Http\JsonApi;

/** Marks a controller for administrators: AdminMiddleware asks once more after the host did. */
interface AdminApi extends JsonApi {
}
