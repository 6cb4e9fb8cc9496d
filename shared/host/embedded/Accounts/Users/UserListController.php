<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Users;

use Host\Accounts\ProvisioningController;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\AuthorizedAdminSetting;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\OCS\OCSException;
use OCP\AppFramework\OCS\OCSNotFoundException;

/**
 * Looks accounts up.
 *
 * @phpstan-import-type Details from UserDetails
 */
final class UserListController extends ProvisioningController {
	/** @return DataResponse<Http::STATUS_OK, array{users: list<string>}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/users', root: '/cloud')]
	#[NoAdminRequired]
	public function getUsers(string $search = '', ?int $limit = null, int $offset = 0): DataResponse {
		$this->demandSubAdmin();
		return new DataResponse(['users' => $this->found($search, $limit, $offset)]);
	}

	/** @return DataResponse<Http::STATUS_OK, array{users: array<string, Details>}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/users/details', root: '/cloud')]
	#[NoAdminRequired]
	public function getUsersDetails(string $search = '', ?int $limit = null, int $offset = 0): DataResponse {
		$this->demandSubAdmin();
		return new DataResponse(['users' => $this->details->ofAll($this->found($search, $limit, $offset), $this->me())]);
	}

	/** @return DataResponse<Http::STATUS_OK, array{users: array<string, Details>}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/users/disabled', root: '/cloud')]
	#[NoAdminRequired]
	public function getDisabledUsersDetails(string $search = '', ?int $limit = null, int $offset = 0): DataResponse {
		$this->demandSubAdmin();
		self::demandPositive($limit, $offset);
		$users = [];
		foreach ($this->users->getDisabledUsers(null, 0, $search) as $id => $user) {
			if ($this->isAdmin() || array_intersect($this->subAdmins->ids($this->me()), $this->groups->ids($id)) !== []) {
				$users[] = $id;
			}
		}
		return new DataResponse(['users' => $this->details->ofAll(array_slice($users, $offset, $limit), $this->me())]);
	}

	/** @return DataResponse<Http::STATUS_OK, array{users: array<string, Details>}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/users/recent', root: '/cloud')]
	#[AuthorizedAdminSetting]
	public function getLastLoggedInUsers(string $search = '', ?int $limit = null, int $offset = 0): DataResponse {
		self::demandPositive($limit, $offset);
		return new DataResponse([
			'users' => $this->details->ofAll($this->users->getLastLoggedInUsers($limit, $offset, $search), $this->me()),
		]);
	}

	/** @return DataResponse<Http::STATUS_OK, Details, array{}> */
	#[ApiRoute(verb: 'GET', url: '/user', root: '/cloud')]
	#[NoAdminRequired]
	public function getCurrentUser(): DataResponse {
		return new DataResponse($this->details->of($this->me(), $this->me(), true) ?? []);
	}

	/** @return DataResponse<Http::STATUS_OK, Details, array{}> */
	#[ApiRoute(verb: 'GET', url: '/users/{userId}', root: '/cloud')]
	#[NoAdminRequired]
	public function getUser(string $userId): DataResponse {
		$user = $this->users->get($userId) ?? throw new OCSNotFoundException('User does not exist');
		$details = $this->details->of($user, $this->me(), $this->me()->getUID() === $userId);
		return new DataResponse($details ?? throw new OCSException('', self::RESPOND_NOT_FOUND));
	}

	/**
	 * A sub-admin who searches without a limit finds nobody, as on a server.
	 *
	 * @return list<string> user ids
	 */
	private function found(string $search, ?int $limit, int $offset): array {
		$names = $this->isAdmin() ? $this->users->search($search, $limit, $offset) : [];
		foreach ($this->isAdmin() ? [] : $this->subAdmins->ids($this->me()) as $group) {
			$names = [
				...$names,
				...$this->groups->displayNamesInGroup($group, $search, $limit ?? (trim($search) === '' ? -1 : 0), $offset),
			];
		}
		return array_map(strval(...), array_keys($names));
	}

	private static function demandPositive(?int $limit, int $offset): void {
		if (($limit ?? 0) < 0 || $offset < 0) {
			throw new \InvalidArgumentException('Limit and offset cannot be negative');
		}
	}
}
