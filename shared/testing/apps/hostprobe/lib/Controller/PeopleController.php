<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Attempt;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\Http\JSONResponse;
use OCP\EventDispatcher\IEventDispatcher;
use OCP\Group\Events\GroupDeletedEvent;
use OCP\Group\ISubAdmin;
use OCP\IGroup;
use OCP\IGroupManager;
use OCP\IRequest;
use OCP\IUser;
use OCP\IUserManager;
use OCP\IUserSession;

/**
 * Users and groups as apps see them.
 *
 * @phpstan-type Answer JSONResponse<Http::STATUS_OK, mixed, array{}>
 */
final class PeopleController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IUserManager $users,
		private readonly IGroupManager $groups,
		private readonly ISubAdmin $subAdmins,
		private readonly IUserSession $session,
		private readonly IEventDispatcher $events,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Answer */
	#[PublicPage]
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/people/me')]
	public function me(): JSONResponse {
		return new JSONResponse([$this->session->isLoggedIn(), $this->session->getUser()?->getUID()]);
	}

	/** @return Answer */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/people/all')]
	public function everybody(string $search): JSONResponse {
		$called = [];
		$this->users->callForAllUsers(static function (IUser $user) use (&$called): void {
			$called[] = $user->getUID();
		}, $search);
		$seen = [];
		$this->users->callForSeenUsers(static function (IUser $user) use (&$seen, $search): void {
			if (str_contains($user->getUID(), $search)) {
				$seen[] = $user->getUID();
			}
		});
		sort($seen);
		return new JSONResponse([
			'search' => array_keys($this->users->search($search)),
			'two of them' => self::ids(array_values($this->users->search($search, 2, 1))),
			'all' => $called,
			'seen' => $seen,
			'stopped' => $this->firstSeen(),
			'disabled' => self::ids(array_values($this->users->getDisabledUsers(null, 0, $search))),
			'recent' => count($this->users->getLastLoggedInUsers(3)),
		]);
	}

	/** @return Answer */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/people/{userId}')]
	public function person(string $userId, string $password = ''): JSONResponse {
		$checked = $this->users->checkPassword($userId, $password);
		$user = $this->users->get($userId);
		return new JSONResponse([
			'exists' => $this->users->userExists($userId),
			'name' => $this->users->getDisplayName($userId),
			'checked' => $checked instanceof IUser ? $checked->getUID() : $checked,
			'user' => $user === null ? null : [
				$user->getUID(), $user->getDisplayName(), $user->isEnabled(), $user->getBackendClassName(), $user->getEMailAddress(),
				$user->getSystemEMailAddress(), $user->getPrimaryEMailAddress(),
				$user->getQuota(), $user->getManagerUids(), $user->getLastLogin() > 0, $user->getFirstLogin() > 0,
				basename($user->getHome()),
			],
			'groups' => $user === null ? null : [
				$this->groups->getUserGroupIds($user),
				array_keys($this->groups->getUserGroups($user)),
				$this->groups->isAdmin($user->getUID()),
				$this->groups->isInGroup($user->getUID(), 'admin'),
			],
			'sub-admin' => $user === null
				? null
				: [$this->subAdmins->isSubAdmin($user), array_keys($this->subAdmins->getSubAdminsGroups($user))],
		]);
	}

	/** @return Answer */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/people/group/{groupId}')]
	public function group(string $groupId, string $search = ''): JSONResponse {
		$group = $this->groups->get($groupId);
		return new JSONResponse([
			'exists' => $this->groups->groupExists($groupId),
			'group' => $group === null ? null : [
				$group->getGID(), $group->getDisplayName(), array_keys($group->getUsers()), array_keys($group->searchUsers($search, 2)),
				$group->count(), $group->count($search), $group->countDisabled(), $group->canAddUser(), $group->canRemoveUser(),
				self::ids($this->subAdmins->getGroupsSubAdmins($group)),
			],
			'names' => [$this->groups->displayNamesInGroup($groupId), $this->groups->displayNamesInGroup($groupId, $search, 1)],
			'found' => array_map(static fn (IGroup $found): string => $found->getGID(), array_values($this->groups->search($groupId))),
			'of nobody' => $this->groups->getUserGroups(),
		]);
	}

	/** @return Answer whatever an account can live through, in the words of the user and of the groups */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/people/{userId}')]
	public function live(string $userId, string $password): JSONResponse {
		$before = $this->users->countUsersTotal();
		$made = Attempt::of(fn (): bool => $this->users->createUser($userId, $password) !== false);
		$user = $this->users->get($userId);
		$group = $this->groups->createGroup("$userId-group");
		if ($user === null || $group === null) {
			return new JSONResponse([$made]);
		}
		return new JSONResponse(['made' => $made, ...Attempt::all([
			'counted' => fn (): int => (int)$this->users->countUsersTotal() - (int)$before,
			'names that nobody can have' => fn (): array => array_map(
				fn (string $name): mixed => Attempt::of(fn () => $this->users->validateUserId($name)),
				['', ' a', 'a ', 'a*b', '..', '.htaccess', str_repeat('x', IUser::MAX_USERID_LENGTH + 1), 'fine'],
			),
			'again' => fn (): bool => $this->users->createUser($userId, $password) !== false,
			'display name' => static fn (): array => [
				$user->setDisplayName(' Some One '),
				$user->getDisplayName(),
				$user->setDisplayName('Some One'),
				$user->setDisplayName(''),
			],
			'long display name' => static fn (): bool => $user->setDisplayName(str_repeat('x', 65)),
			'address' => static function () use ($user): array {
				$user->setSystemEMailAddress(' Some.One@Example.org');
				return [$user->getEMailAddress()];
			},
			'quota' => static function () use ($user): array {
				$user->setQuota('5 GB');
				return [$user->getQuota()];
			},
			'managers' => static function () use ($user): array {
				$user->setManagerUids(['admin']);
				return $user->getManagerUids();
			},
			'first login' => static fn (): array => [$user->updateLastLoginTimestamp(), $user->updateLastLoginTimestamp()],
			'password' => fn (): array => [
				$user->setPassword("$password!"),
				$this->users->checkPassword($userId, $password),
				$this->users->checkPassword($userId, "$password!") !== false,
				IUserManager::MAX_PASSWORD_LENGTH,
			],
			'member' => static function () use ($user, $group): array {
				$group->addUser($user);
				$group->addUser($user);
				return [$group->inGroup($user), $group->count()];
			},
			'sub-admin' => function () use ($user, $group): array {
				$this->subAdmins->createSubAdmin($user, $group);
				$before = [$this->subAdmins->isSubAdminOfGroup($user, $group), $this->subAdmins->isUserAccessible($user, $user)];
				$this->subAdmins->deleteSubAdmin($user, $group);
				return [...$before, $this->subAdmins->isSubAdminOfGroup($user, $group)];
			},
			'no member' => static function () use ($user, $group): array {
				$group->removeUser($user);
				return [$group->inGroup($user), $group->count()];
			},
			'disabled' => static function () use ($user, $group): array {
				$group->addUser($user);
				$user->setEnabled(false);
				return [$user->isEnabled(), $group->countDisabled()];
			},
			'group' => fn (): array => [
				$group->setDisplayName(' A name '),
				$group->getDisplayName(),
				$group->setDisplayName(' '),
				$this->heardOf($group->delete(...)),
				$this->groups->groupExists("$userId-group"),
				$this->groups->get('admin')?->delete(),
			],
			'gone' => fn (): array => [$user->delete(), $this->users->userExists($userId)],
		])]);
	}

	/**
	 * @param list<IUser> $users
	 * @return list<string>
	 */
	private static function ids(array $users): array {
		return array_map(static fn (IUser $user): string => $user->getUID(), $users);
	}

	/**
	 * @param \Closure(): bool $deletes
	 * @return list<mixed> the groups that are gone, whether they still exist then, and what the call returned
	 */
	private function heardOf(\Closure $deletes): array {
		$heard = [];
		$this->events->addListener(GroupDeletedEvent::class, function (GroupDeletedEvent $event) use (&$heard): void {
			$heard[] = [$event->getGroup()->getGID(), $this->groups->groupExists($event->getGroup()->getGID())];
		});
		$isDone = $deletes();
		return [$isDone, $heard];
	}

	/** Who is seen first; the others are not asked for. */
	private function firstSeen(): int {
		$calls = 0;
		$this->users->callForSeenUsers(static function () use (&$calls): bool {
			$calls++;
			return false;
		});
		return $calls;
	}
}
