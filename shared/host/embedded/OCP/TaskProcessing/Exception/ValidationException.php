<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\TaskProcessing\Exception;

/** A question or an answer that is not of the shape that its type has. */
class ValidationException extends Exception {
}
