<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Login;

/** Credentials were sent and are not good; the message is for whoever sent them, and often empty. */
final class LoginRefused extends \Exception {
}
