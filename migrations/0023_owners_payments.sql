-- What a company's owner is called at the payment provider, and their subscription, stands with their account from now on; here it is for those who are there.
update users u set stripe_customer_id = s.customer_id, stripe_subscription_id = s.provider_subscription_id
from companies c join lateral (select * from subscriptions where company_id = c.id order by created_at desc limit 1) s on true
where u.company_id = c.id and u.id = c.owner_id;
