<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts;

use Host\Accounts\Groups\Groups;
use Host\Accounts\Groups\SubAdmins;
use Host\Accounts\Login\Session;
use Host\Accounts\Users\UserDetails;
use Host\Accounts\Users\Users;
use OCP\AppFramework\OCS\OCSException;
use OCP\AppFramework\OCSController;
use OCP\IRequest;
use OCP\IUser;

/** What the provisioning API asks of callers everywhere. */
abstract class ProvisioningController extends OCSController {
	public function __construct(
		string $appName,
		IRequest $request,
		protected readonly Users $users,
		protected readonly Groups $groups,
		protected readonly SubAdmins $subAdmins,
		protected readonly UserDetails $details,
		private readonly Session $session,
	) {
		parent::__construct($appName, $request);
	}

	protected function me(): IUser {
		return $this->session->getUser() ?? throw new OCSException('', self::RESPOND_UNAUTHORISED);
	}

	protected function isAdmin(): bool {
		return $this->groups->isAdmin($this->me()->getUID());
	}

	/** Routes of the user administration: not for those who administer nothing. */
	protected function demandSubAdmin(): void {
		if (!$this->subAdmins->isSubAdmin($this->me())) {
			throw new OCSException('Logged in account must be at least a sub admin', 403);
		}
	}

	/** @param int $code for a name that nobody has */
	protected function known(string $userId, int $code = self::RESPOND_NOT_FOUND, string $message = ''): IUser {
		return $this->users->get($userId) ?? throw new OCSException($message, $code);
	}

	/** Whether the caller may change this account. */
	protected function mayManage(IUser $user): bool {
		return $this->isAdmin() || $this->subAdmins->isUserAccessible($this->me(), $user);
	}

	protected function demandManaged(IUser $user): void {
		if (!$this->mayManage($user)) {
			throw new OCSException('', self::RESPOND_NOT_FOUND);
		}
	}
}
